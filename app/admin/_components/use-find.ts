import { type FormEvent, useState } from "react";
import { type ActionResult, answerOfRejected, failureText } from "@/lib/actions/result";
import { useCall } from "./use-call";

/** A search by an action, for a form: what was found, or why it failed in words. */
export function useFind<Found>(find: () => Promise<ActionResult<Found>>) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState("");
  const { isPending, call } = useCall();
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await call(() => find().catch(answerOfRejected));
    setFound(answer?.ok ? answer.value : null);
    setError(answer?.ok ? "" : failureText(answer, "The search failed. Please try again."));
  };
  return { found, error, isLooking: isPending, look, forget: () => setFound(null) };
}
