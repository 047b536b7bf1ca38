import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CustomerNotes } from "./customer-notes";

vi.mock("@/app/admin/customers/actions", () => ({}));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

it("dates a note with its year, as notes are kept for years", () => {
  const note = { id: "note", text: "Likes glass", createdBy: "owner", createdAt: "2024-11-21T20:00:00.000Z" };
  const html = renderToStaticMarkup(<CustomerNotes staff="owner" customerId="dana" notes={[note]} />);
  expect(html).toContain("owner, Nov 21, 2024, 12:00 PM");
});
