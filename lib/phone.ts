/** Area code and exchange begin with 2 to 9, and an exchange is no service code such as 911 (NANPA numbering rules). */
const NORTH_AMERICAN = /^[2-9]\d{2}(?!\d11)[2-9]\d{6}$/;

/**
 * One digit ten times, any number of area code 555, which is not assigned, and 555-5555 of any area. Numbers of
 * 555-01XX are fictitious too, but nobody types them to get past a field.
 */
const FAKE_NUMBER = /^(?:(\d)\1{9}|555\d{7}|\d{3}5555555)$/;

/** True for a well-formed number that nobody can have, which clerks type to get past a field. */
export const isFakeNumber = (digits: string): boolean => FAKE_NUMBER.test(digits);

/** The digits of a text, whatever stands between them. */
export const digitsIn = (text: string): string => text.replace(/\D/g, "");

/** With any dash, and the invisible marks of direction that address books put around a number that is copied. */
const PART_OF_NUMBER = /^[\d\s().+\p{Pd}\p{Cf}]+$/u;

/**
 * The digits to search for when the query is a phone number or a part of one, however it was typed.
 * @returns null when the text is no part of a number
 */
export function searchDigits(q: string): string | null {
  const plain = q.normalize("NFKC");
  return PART_OF_NUMBER.test(plain) ? (phoneDigits(plain) ?? digitsIn(plain)) : null;
}

/**
 * The ten digits of a North American number, however it was typed; 11 digits with a leading 1 are the same number.
 * @returns null when the text does not hold exactly one valid number.
 */
export function phoneDigits(text: string): string | null {
  const digits = digitsIn(text.normalize("NFKC"));
  const ten = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return NORTH_AMERICAN.test(ten) ? ten : null;
}

/** "(702) 555-0110", or the text as it stands when it is no full number. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

/** The address that calls a number; one that is no full North American number is called as it was typed. */
export function telHref(text: string): string {
  const digits = phoneDigits(text);
  return `tel:${digits ? `+1${digits}` : text.replace(/[^\d+]/g, "")}`;
}
