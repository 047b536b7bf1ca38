import { Children, isValidElement, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ConfirmDeletion } from "./confirm-deletion";

const { confirmed, state } = vi.hoisted(() => ({
  confirmed: vi.fn(),
  state: { cells: [] as unknown[], at: 0 },
}));

vi.mock("@/app/admin/actions", () => ({ confirmDeletionAction: confirmed }));
vi.mock("@/app/admin/_components/use-task", () => ({
  useTask: () => ({ isPending: false, run: (work: () => unknown) => work() }),
}));
// Keeps the state from one call of the component to the next, as between the renderings of a mounted one.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useState: (first: unknown) => {
    const place = state.at++;
    if (!(place in state.cells)) state.cells[place] = first;
    return [state.cells[place], (next: unknown) => (state.cells[place] = next)];
  },
}));

beforeEach(() => {
  confirmed.mockReset();
  state.cells = [];
});

type Part = { children?: ReactNode; title?: string; onClick?: () => void; onConfirm?: () => void };

function render(version: string, missing: number) {
  state.at = 0;
  const shown = ConfirmDeletion({ kind: "inventory", version, missing, what: "product" });
  const parts = Children.toArray(isValidElement<Part>(shown) ? shown.props.children : null);
  const [button, dialog] = parts.map((part) => (isValidElement<Part>(part) ? part.props : {}));
  return { button, dialog };
}

it("confirms the list that was asked about, not one that came meanwhile", () => {
  render("first", 40).button?.onClick?.();
  const { dialog } = render("second", 90);
  expect(dialog?.title).toContain("40 products");
  dialog?.onConfirm?.();
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ kind: "inventory", version: "first" });
});

it("asks about the list that is shown when it is pressed", () => {
  render("first", 40);
  render("second", 90);
  render("second", 90).button?.onClick?.();
  render("second", 90).dialog?.onConfirm?.();
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ kind: "inventory", version: "second" });
});
