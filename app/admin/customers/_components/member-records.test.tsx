import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { ProfileRecord } from "@/lib/loyalty/schema";
import { MemberRecords } from "./member-records";

vi.mock("@/app/admin/customers/actions", () => ({}));

const textOf = (record: Partial<ProfileRecord>) =>
  renderToStaticMarkup(
    <MemberRecords
      records={[
        {
          id: "1",
          firstName: "Test",
          lastName: "Test",
          createdAt: "2026-01-02T20:00:00Z",
          ...record,
        } as ProfileRecord,
      ]}
    />,
  ).replace(/<[^>]+>/g, " ");

it("says why a record counts as a test record, and nothing of the kind about a person", () => {
  expect(textOf({ isPlaceholder: true, placeholderReason: "Test name" })).toContain("test record: test name");
  expect(textOf({ isPlaceholder: true, placeholderReason: null })).toContain("test record: marked by staff");
  expect(textOf({ isPlaceholder: false, placeholderReason: "Test name" })).not.toContain("test record:");
});
