import { expect, it } from "vitest";
import { WEEKDAYS } from "@/lib/repeat/weekly";
import { weekdaysInWords, weeklyHoursInWords } from "@/lib/repeat/words";

it.each([
  [["TU"], "Every Tuesday"],
  [["TH", "TU"], "Every Tuesday and Thursday"],
  [["SU", "FR", "SA"], "Every Friday, Saturday and Sunday"],
  [["MO", "TU", "WE", "TH", "FR"], "Monday to Friday"],
  [WEEKDAYS, "Every day"],
] as const)("describes %j", (days, words) => {
  expect(weekdaysInWords(days)).toBe(words);
});

it("adds the hours when there are any", () => {
  expect(weeklyHoursInWords(["TU"], "16:00", "18:30")).toBe("Every Tuesday, 4:00 PM to 6:30 PM");
  expect(weeklyHoursInWords(["FR"], "20:00", "00:00")).toBe("Every Friday, 8:00 PM to midnight");
  expect(weeklyHoursInWords(["FR"], null, null)).toBe("Every Friday");
});
