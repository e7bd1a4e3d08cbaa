/** Puts the focus on the next card or row that nobody has seen yet, round and round. */
export function focusNextAlert(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][data-alert]')]
  const at = cards.findIndex((card) => card === document.activeElement)
  const next = cards[(at + 1) % cards.length]
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}
