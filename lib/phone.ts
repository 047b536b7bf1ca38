/**
 * The ten digits of a North American number, however it was typed; 11 digits with a leading 1 are the same number.
 * @returns null when the text does not hold exactly one full number.
 */
export function phoneDigits(text: string): string | null {
  const digits = text.normalize("NFKC").replace(/\D/g, "");
  const ten = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return ten.length === 10 ? ten : null;
}

/** "(702) 555-0110", or the text as it stands when it is no full number. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}
