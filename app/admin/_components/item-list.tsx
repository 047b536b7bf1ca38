import { CopyPlus, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Unbroken } from "@/components/text/unbroken";
import { Card } from "./card";
import { RowButton } from "./row-button";
import { RowToggle } from "./row-toggle";

type Listed = { id: string; title: string };

/** The actions on one deal or event of a list. */
export type ItemHandlers<Item> = {
  onEdit: (item: Item) => void;
  onDuplicate: (item: Item) => void;
  onDelete: (item: Item) => void;
};

export type ItemList<Name extends string> = {
  name: Name;
  title: string;
  subtitle: string;
  /** The text of an empty list; null hides the list when empty. */
  none: string | null;
};

type ListsProps<Item, Name extends string> = {
  lists: readonly ItemList<Name>[];
  items: Record<Name, readonly Item[]>;
  row: (item: Item) => ReactNode;
};

/** The deals or events by state, one list for each. */
export function ItemLists<Item, Name extends string>({ lists, items, row }: ListsProps<Item, Name>) {
  return lists
    .filter(({ name, none }) => items[name].length > 0 || none !== null)
    .map(({ name, title, subtitle, none }) => (
      <Card key={name} title={title} subtitle={<Unbroken text={subtitle} />} count={items[name].length}>
        {items[name].length === 0 ? (
          <p className="px-4 py-5 text-muted-foreground md:px-5">{none}</p>
        ) : (
          <ul className="divide-y">{items[name].map(row)}</ul>
        )}
      </Card>
    ));
}

type RowProps<Item> = ItemHandlers<Item> & {
  item: Item;
  /** A picture or a date in front of the text. */
  mark: ReactNode;
  badges: ReactNode;
  /** The date, place and numbers. */
  details: ReactNode;
  /** What else can be done with it. */
  more?: ReactNode;
};

/** One deal or event in a list, with its details and actions, which a tap shows on a phone (item-list.css). */
export function ItemRow<Item extends Listed>(props: RowProps<Item>) {
  const { item, mark, badges, details, more, onEdit, onDuplicate, onDelete } = props;
  const { title } = item;
  return (
    <li id={item.id} data-row="" tabIndex={-1} className="item-row">
      {mark}
      <div className="item-text">
        <h3 className="item-title">
          <span>
            <Unbroken text={title} />
          </span>
          {badges}
        </h3>
        <p className="item-details">{details}</p>
      </div>
      <RowToggle of={title} />
      <div className="item-actions">
        <RowButton icon={Pencil} label="Edit" of={title} onClick={() => onEdit(item)} />
        <RowButton
          icon={CopyPlus}
          label="Duplicate to next week"
          of={title}
          onClick={() => onDuplicate(item)}
        />
        {more}
        <RowButton icon={Trash2} label="Delete" of={title} onClick={() => onDelete(item)} />
      </div>
    </li>
  );
}
