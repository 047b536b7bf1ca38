import { useState } from "react";

type Task<Item, Draft> = { kind: "create"; draft: Draft } | { kind: "edit" | "delete"; item: Item };

/**
 * Which dialog of a list is open, and for which object. An edited object is the newest version in the list, or
 * the last one that was there: its editor stays open with what was typed when somebody else deletes it.
 * @param first the draft the screen opens with
 */
export function useItemTask<Item extends { id: string }, Draft>(items: readonly Item[], first?: Draft) {
  const [task, setTask] = useState<Task<Item, Draft> | null>(first ? { kind: "create", draft: first } : null);
  return {
    draft: task?.kind === "create" ? task.draft : null,
    edited: task?.kind === "edit" ? (items.find(({ id }) => id === task.item.id) ?? task.item) : null,
    doomed: task?.kind === "delete" ? task.item : null,
    create: (draft: Draft) => setTask({ kind: "create", draft }),
    edit: (item: Item) => setTask({ kind: "edit", item }),
    remove: (item: Item) => setTask({ kind: "delete", item }),
    close: () => setTask(null),
  };
}
