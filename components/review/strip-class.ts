/** Up to three reviews side by side; the odd one out takes a row of its own. */
export const stripClass =
  "grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 md:max-lg:[&>:last-child:nth-child(odd)>*]:min-h-0 lg:gap-6";
