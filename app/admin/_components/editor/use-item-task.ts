import { useState } from "react";

type Task<Item, Draft> = { kind: "create"; draft: Draft } | { kind: "edit" | "delete"; item: Item };

/**
 * Which dialog of a list is open, and for which object. An edited object that somebody else deletes has no `latest`
 * version: its editor stays open as that of a new object, with what was typed.
 * @param first the draft the screen opens with
 */
export function useItemTask<Item extends { id: string }, Draft>(items: readonly Item[], first?: Draft) {
  const [task, setTask] = useState<Task<Item, Draft> | null>(first ? { kind: "create", draft: first } : null);
  const edited = task?.kind === "edit" ? task.item : null;
  return {
    draft: task?.kind === "create" ? task.draft : null,
    edited,
    latest: items.find(({ id }) => id === edited?.id),
    doomed: task?.kind === "delete" ? task.item : null,
    create: (draft: Draft) => setTask({ kind: "create", draft }),
    edit: (item: Item) => setTask({ kind: "edit", item }),
    remove: (item: Item) => setTask({ kind: "delete", item }),
    close: () => setTask(null),
  };
}
