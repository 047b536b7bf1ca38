/** A keyboard key with its label. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-6 rounded-sm border border-border-strong bg-muted px-1.5 py-0.5 text-center font-sans text-muted-foreground text-xs leading-tight">
      {children}
    </kbd>
  );
}
