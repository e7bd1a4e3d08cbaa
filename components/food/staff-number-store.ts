/** The staff number of someone who has none; text, so that the zeros live (food §4.3, trap 38). */
export const NO_STAFF_NUMBER = '0000'

const KEY = 'handover-staff-number'

/** The staff number last used in this browser. One that keeps nothing starts with 0000 each time. */
export const staffNumberStore = {
  load(): string {
    try {
      const kept = localStorage.getItem(KEY) ?? ''
      return /^\d{4}$/.test(kept) ? kept : NO_STAFF_NUMBER
    } catch {
      return NO_STAFF_NUMBER
    }
  },
  save(staffNumber: string): void {
    try {
      localStorage.setItem(KEY, staffNumber)
    } catch {
      // It is typed again next time.
    }
  },
}
