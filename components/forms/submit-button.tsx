import { LoaderCircle } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";

type SubmitButtonProps = Pick<ButtonProps, "size" | "disabled" | "className"> & {
  label: string;
  isPending: boolean;
  /** What it reads while the request is on its way; the label unless given. */
  pendingLabel?: string;
};

/** Disabled with a spinner while the request is on its way. */
export function SubmitButton({
  label,
  isPending,
  pendingLabel = label,
  disabled = false,
  size = "lg",
  className = "w-full",
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size={size}
      className={className}
      disabled={isPending || disabled}
      aria-busy={isPending}
    >
      {isPending ? <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" /> : null}
      {isPending ? pendingLabel : label}
    </Button>
  );
}
