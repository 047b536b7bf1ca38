import { useState } from "react";

type Task<Item, Draft> =
  | { kind: "create"; draft: Draft }
  | { kind: "edit"; id: string }
  | { kind: "delete"; item: Item };

/**
 * Which dialog of a list is open, and for which object. An edited object is always the newest version in the list.
 * @param first the draft the screen opens with
 */
export function useItemTask<Item extends { id: string }, Draft>(items: readonly Item[], first?: Draft) {
  const [task, setTask] = useState<Task<Item, Draft> | null>(first ? { kind: "create", draft: first } : null);
  return {
    draft: task?.kind === "create" ? task.draft : null,
    edited: task?.kind === "edit" ? (items.find(({ id }) => id === task.id) ?? null) : null,
    doomed: task?.kind === "delete" ? task.item : null,
    create: (draft: Draft) => setTask({ kind: "create", draft }),
    edit: ({ id }: Item) => setTask({ kind: "edit", id }),
    remove: (item: Item) => setTask({ kind: "delete", item }),
    close: () => setTask(null),
  };
}
