/** Whether a store takes orders now, as the order form asks it. Instants in ISO form. */
export type Opening = {
  /** Null: it is open, or nobody knows. */
  closure: {
    by: 'hours' | 'switch'
    since: string | null
    /** Null: until somebody opens it, or not within what is known of the next days. */
    opensAt: string | null
  } | null
}
