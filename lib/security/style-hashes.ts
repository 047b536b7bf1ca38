/**
 * Style sheets that our libraries put into the page themselves, by the hash of their text. Checked against the
 * installed packages by style-hashes.test.ts: a new version that changes its text fails there, not on a visitor's
 * screen.
 */
export const LIBRARY_STYLE_HASHES = [
  // The empty sheet: sonner puts its element into the page before its text.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  // sonner
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // @radix-ui/react-select
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
] as const;
