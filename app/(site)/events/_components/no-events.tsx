/** Shown in place of the list when no event is coming. `phone` is null where the shop shows no number. */
export function NoEvents({ phone }: { phone: { display: string; href: string } | null }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center">
      <p className="font-semibold text-subheading">No upcoming events</p>
      <p className="max-w-md text-muted-foreground">
        New dates are listed here first.
        {phone && (
          <>
            {" Have a subject in mind? Call us at "}
            <a
              href={phone.href}
              className="whitespace-nowrap font-semibold text-primary underline underline-offset-4 max-narrow:whitespace-normal"
            >
              {phone.display}
            </a>
            .
          </>
        )}
      </p>
    </div>
  );
}
