"use client";

import { Download, Eraser, ShieldOff } from "lucide-react";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { SidePanelSection } from "@/app/admin/_components/side-panel-parts";
import { useFind } from "@/app/admin/_components/use-find";
import { useTask } from "@/app/admin/_components/use-task";
import {
  erasePersonAction,
  exportPersonAction,
  findPersonAction,
  optOutOfSaleAction,
} from "@/app/admin/settings/actions";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { countOf } from "@/lib/count";
import { type FoundPerson, PERSON_SEARCH, type PrivacyRequestDto } from "@/lib/privacy/schema";
import { allRows, chosenPeople, type FoundRows, isEmpty, NO_ROWS, rowsBeside } from "./chosen-people";
import { FoundPeople } from "./found-people";

/** Finds the person, then exports their data, opts them out, or erases them. */
export function PrivacySteps({ request }: { request: PrivacyRequestDto }) {
  const id = useId();
  const [q, setQ] = useState(request.phone ?? request.email ?? request.name ?? "");
  const { found, error, isLooking, look, forget } = useFind(() =>
    findPersonAction({ requestId: request.id, q }),
  );
  const { chosen, choose, known, beside } = useChosen(found);
  const isNothing = found !== null && isEmpty(found);
  const onErased = () => {
    forget();
    choose(new Set());
    setQ("");
  };
  return (
    <SidePanelSection title="Find everything about the person">
      <form className="grid gap-2" onSubmit={look}>
        <Label htmlFor={id}>Number, email or name</Label>
        <div className="flex gap-2">
          <Input
            id={id}
            value={q}
            maxLength={PERSON_SEARCH.max}
            autoComplete="off"
            onChange={(event) => setQ(event.target.value)}
          />
          <Button type="submit" variant="outline" isInactive={isLooking}>
            Find
          </Button>
        </div>
        <p role="alert" className="min-h-5 text-destructive text-sm">
          {error}
        </p>
      </form>
      {!isEmpty(beside) && (
        <FoundPeople legend="Checked in earlier searches" found={beside} chosen={chosen} onChoose={choose} />
      )}
      <div role="status" className="empty:absolute">
        {isNothing && (
          <p className="text-sm">
            {isEmpty(beside) ? "Nothing is here about them." : "This search finds nothing more."}
          </p>
        )}
        {found && !isNothing && (
          <FoundPeople
            legend="Check everything that belongs to this person"
            found={found}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </div>
      {(found || !isEmpty(beside)) && (
        <Steps request={request} known={known} chosen={chosen} onErased={onErased} />
      )}
    </SidePanelSection>
  );
}

/**
 * What is checked in all searches of a request: a person is often found by number first and by e-mail next. Rows that
 * the present search does not find stay, also one that is unchecked again, until the next search.
 */
function useChosen(found: FoundPerson | null) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [searches, setSearches] = useState({ last: found, known: NO_ROWS, kept: chosen });
  let { known, kept } = searches;
  if (found !== searches.last) {
    known = found ? allRows(known, found) : known;
    kept = chosen;
    setSearches({ last: found, known, kept });
  }
  return { chosen, choose, known, beside: rowsBeside(known, found ?? NO_ROWS, kept) };
}

type StepsProps = {
  request: PrivacyRequestDto;
  known: FoundRows;
  chosen: ReadonlySet<string>;
  onErased: () => void;
};

function Steps({ request, known, chosen, onErased }: StepsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useTask();
  const these = chosenPeople(request.id, known, chosen);
  const isNobody = chosen.size === 0;
  const download = () =>
    run(
      async () => {
        const answer = await exportPersonAction(these);
        if (answer.ok) save(answer.value.fileName, answer.value.text);
        return answer;
      },
      { done: "File Made", failed: "File Not Made" },
    );
  const erase = () =>
    run(
      () => erasePersonAction(these),
      {
        done: "Person Erased",
        description: ({ records, visits, messages, accounts }) =>
          `${countOf(records, "record")}, ${countOf(visits, "visit")}, ${countOf(messages, "message")}, ${countOf(accounts, "account")}.`,
        failed: "Not Erased",
        unanswered: {
          title: "No Answer",
          description: "No answer came. Search for the person again to see whether they were erased.",
        },
      },
      onErased,
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" isInactive={isNobody || isPending} onClick={download}>
        <Download aria-hidden /> Give as a file
      </Button>
      <Button
        variant="outline"
        isInactive={isNobody || isPending}
        onClick={() => run(() => optOutOfSaleAction(these), { done: "Opted Out", failed: "Not Opted Out" })}
      >
        <ShieldOff aria-hidden /> Opt out of sale
      </Button>
      <Button variant="destructive" isInactive={isNobody || isPending} onClick={() => setIsAsking(true)}>
        <Eraser aria-hidden /> Erase
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Erase this person?"
        confirmLabel="Erase"
        pendingLabel="Erasing..."
        onConfirm={erase}
      >
        Records, visits, notes, messages and accounts of everything you chose are deleted for good, and so is
        what was written about how earlier requests of theirs ended. Sales stay without a name. A sync does
        not bring them back.
      </ConfirmDialog>
    </div>
  );
}

const SAVED_WITHIN_MS = 60_000;

function save(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari on iOS reads the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), SAVED_WITHIN_MS);
}
