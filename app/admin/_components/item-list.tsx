import { CopyPlus, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "./panel";
import { RowButton } from "./row-button";

type Listed = { id: string; title: string };

/** The actions on one deal or event of a list. */
export type ItemHandlers<Item> = {
  onEdit: (item: Item) => void;
  onDuplicate: (item: Item) => void;
  onDelete: (item: Item) => void;
};

type ListProps<Item> = {
  title: string;
  subtitle: string;
  /** The text of an empty list; null hides the list when empty. */
  none: string | null;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
};

/** The deals or events of one state. */
export function ItemList<Item extends Listed>({ title, subtitle, none, items, row }: ListProps<Item>) {
  if (items.length === 0 && none === null) return null;
  return (
    <Panel title={title} subtitle={subtitle} count={items.length}>
      {items.length === 0 ? (
        <p className="px-4 py-5 text-muted-foreground md:px-5">{none}</p>
      ) : (
        <ul className="divide-y">{items.map(row)}</ul>
      )}
    </Panel>
  );
}

type RowProps<Item> = ItemHandlers<Item> & {
  item: Item;
  /** A picture or a date in front of the text. */
  mark: ReactNode;
  badges: ReactNode;
  /** The date, place and numbers. */
  facts: ReactNode;
};

/** One deal or event in a list, with its facts and actions. */
export function ItemRow<Item extends Listed>(props: RowProps<Item>) {
  const { item, mark, badges, facts, onEdit, onDuplicate, onDelete } = props;
  const { title } = item;
  return (
    <li
      id={item.id}
      data-row=""
      tabIndex={-1}
      className="flex scroll-mt-20 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 target:bg-primary-soft md:px-5"
    >
      {mark}
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans font-semibold leading-snug">
          {title}
          {badges}
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm tabular-nums">{facts}</p>
      </div>
      <div className="-mr-2 ml-auto flex">
        <RowButton icon={Pencil} label="Edit" of={title} onClick={() => onEdit(item)} />
        <RowButton
          icon={CopyPlus}
          label="Duplicate to next week"
          of={title}
          onClick={() => onDuplicate(item)}
        />
        <RowButton icon={Trash2} label="Delete" of={title} onClick={() => onDelete(item)} />
      </div>
    </li>
  );
}
