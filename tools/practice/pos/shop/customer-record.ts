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

/** One customer of the register. Times in ms. */
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
  /** Whether the name is one that staff type to get past the screen. */
  testName: boolean;
  deleted: boolean;
  deletedTime: number | undefined;
  /** Raw fields a test wants on the wire, whatever they are. */
  wire: Record<string, unknown> | undefined;
}
