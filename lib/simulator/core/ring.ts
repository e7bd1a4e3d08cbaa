/** The newest entries up to a limit, oldest first; adding costs the same however many there are. */
export class Ring<T> {
  private entries: T[] = []
  private start = 0

  constructor(private readonly capacity: number) {}

  add(entry: T) {
    if (this.entries.length < this.capacity) {
      this.entries.push(entry)
      return
    }
    this.entries[this.start] = entry
    this.start = (this.start + 1) % this.capacity
  }

  list(): T[] {
    return [...this.entries.slice(this.start), ...this.entries.slice(0, this.start)]
  }

  clear() {
    this.entries = []
    this.start = 0
  }
}
