/** By what a list can be narrowed down, beyond what is the same everywhere. */
export type ListChoices = {
  /** Kinds in the platform's words; '' is one that nobody told. */
  couriers: readonly string[]
  people: readonly { id: number; name: string }[]
}
