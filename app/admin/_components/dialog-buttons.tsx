import type { ComponentProps } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";

type Props = Omit<ComponentProps<typeof SubmitButton>, "size" | "className"> & { onCancel: () => void };

/** The buttons of a form in a dialog. */
export function DialogButtons({ onCancel, ...submit }: Props) {
  return (
    <>
      <Button variant="outline" isInactive={submit.isPending} onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton {...submit} />
    </>
  );
}
