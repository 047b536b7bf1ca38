import type { ButtonProps } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

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

/** Lucide's loader-circle, drawn here: the sign-in and contact pages carry no other icon of that library. */
function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className="animate-spin motion-reduce:animate-none"
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
