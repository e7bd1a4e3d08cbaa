const KEY = 'handover-ticket-qr'

/** Whether this browser's tickets carry a code for the customer: yes, until somebody says no. */
export const qrChoiceStore = {
  load(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'no'
    } catch {
      return true
    }
  },
  save(wanted: boolean): void {
    try {
      localStorage.setItem(KEY, wanted ? 'yes' : 'no')
    } catch {
      // It is chosen again next time.
    }
  },
}
