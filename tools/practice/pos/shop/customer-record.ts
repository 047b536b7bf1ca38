export interface CustomerNote {
  note: string | undefined;
  businessName: string | undefined;
  dobYear: number | undefined;
  dobMonth: number | undefined;
  dobDay: number | undefined;
  modifiedTime: number;
}

export interface Address {
  address1: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** A customer of the register; times are ms since 1970. */
export interface Customer {
  ref: number;
  id: string;
  firstName: string | undefined;
  lastName: string | undefined;
  marketingAllowed: boolean;
  customerSince: number;
  emails: string[];
  phones: string[];
  addresses: Address[];
  metadata: CustomerNote;
  /** True for a name from `TEST_NAMES`. */
  testName: boolean;
  deleted: boolean;
  deletedTime: number | undefined;
  /** Fields that a test adds to the answer verbatim. */
  wire: Record<string, unknown> | undefined;
}
