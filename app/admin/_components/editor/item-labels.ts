type Outcome = { title: string; description: string };
export type OutcomeLabels = { done: Outcome; failed: Outcome };
type EditorLabels = OutcomeLabels & { title: string; submit: string; pending: string };
export type ItemLabels = {
  what: string;
  create: EditorLabels;
  update: EditorLabels;
  delete: OutcomeLabels;
};

/**
 * The titles, buttons and toasts of one kind of object.
 * @param name as titles write it: "Deal"
 * @param thing as sentences call it: "promotion"
 */
export function itemLabels(name: string, thing: string): ItemLabels {
  const what = name.toLowerCase();
  return {
    what,
    create: {
      title: `Create ${name}`,
      submit: `Create ${name}`,
      pending: "Creating...",
      done: { title: `${name} Created`, description: `Your ${thing} has been created successfully.` },
      failed: {
        title: `Failed to Create ${name}`,
        description: `An error occurred while creating the ${what}`,
      },
    },
    update: {
      title: `Edit ${name}`,
      submit: `Update ${name}`,
      pending: "Updating...",
      done: { title: `${name} Updated`, description: `Your ${thing} has been updated successfully.` },
      failed: {
        title: `Failed to Update ${name}`,
        description: `An error occurred while updating the ${what}`,
      },
    },
    delete: {
      done: { title: `${name} Deleted`, description: `The ${thing} has been deleted.` },
      failed: {
        title: `Failed to Delete ${name}`,
        description: `An error occurred while deleting the ${what}`,
      },
    },
  };
}
