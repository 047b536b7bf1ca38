import { Spinner } from "@/components/feedback/spinner";
import type { ButtonProps } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

type SubmitButtonProps = Pick<ButtonProps, "size" | "disabled" | "className"> & {
  label: string;
  isPending: boolean;
  /** The button's text while the request is pending; the label unless given. */
  pendingLabel?: string;
};

/** Disabled with a spinner while the request is pending. */
export function SubmitButton({
  label,
  isPending,
  pendingLabel = label,
  disabled = false,
  size = "lg",
  className = "w-full",
}: SubmitButtonProps) {
  return (
    <button
      data-slot="button"
      type="submit"
      className={`${buttonVariants({ size })} ${className}`}
      disabled={isPending || disabled}
      aria-busy={isPending}
    >
      {isPending ? <Spinner /> : null}
      {isPending ? pendingLabel : label}
    </button>
  );
}
