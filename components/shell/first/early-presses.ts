/**
 * Keeps what is pressed between a page's first paint and its scripts, and presses it again once the
 * page listens: each button, and each choice of a list, once, however often it was pressed meanwhile
 * (decision 0348).
 *
 * It is sent as text within each page and runs before anything else there, so all that it needs
 * stands inside it.
 */
export function keepEarlyPresses(): void {
  /** Longer ago nobody expects that anything comes of it. */
  const LONGEST_MS = 10_000
  const LOOK_MS = 30
  /** What listens begins once the page was painted: so many looks after React took a part over. */
  const LOOKS = 3
  type Kept = { since: number; looks: number; sign: Animation; again: () => boolean }
  /** In the order of the presses. */
  const kept = new Map<HTMLElement, Kept>()
  /** Whether the latest press came to its button: React stops what it cannot give to a part yet. */
  let isThrough = false

  /** React writes the properties of an element on it when it takes it over. */
  const isHeard = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))

  const keep = (element: HTMLElement, button: Element, again: () => boolean) => {
    if (kept.has(element)) return
    // Not by an attribute: React would find another page than the server wrote.
    const sign = button.animate({ opacity: 0.6, cursor: 'progress' }, { fill: 'forwards' })
    kept.set(element, { since: performance.now(), looks: 0, sign, again })
    if (kept.size === 1) setTimeout(look, LOOK_MS)
  }
  const look = () => {
    for (const [element, one] of kept) {
      if (isHeard(element)) one.looks++
      const isOver = !element.isConnected || performance.now() - one.since > LONGEST_MS
      if (!isOver && !(one.looks > LOOKS && one.again())) continue
      one.sign.cancel()
      kept.delete(element)
    }
    if (kept.size > 0) setTimeout(look, LOOK_MS)
  }
  const follow = (button: Element, type: 'click' | 'pointerdown') => {
    isThrough = false
    button.addEventListener(type, () => (isThrough = true), { once: true })
  }
  /** Says whether it came through. Some menus open when the hand comes down, not when it goes up. */
  const press = (button: HTMLElement) => {
    follow(button, 'pointerdown')
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    const isOpen = isThrough
    if (isOpen) button.click()
    return isOpen
  }

  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('button, [role="option"]')
      // What is disabled gets no press, and one on its picture none either.
      if (!button || button.matches(':disabled')) return
      follow(button, 'click')
      // A form's own button comes as `submit`.
      const isOfForm =
        button instanceof HTMLButtonElement && button.form && button.type === 'submit'
      if (!isTrusted || isOfForm) return
      setTimeout(() => {
        if (!isThrough || !isHeard(button)) keep(button, button, () => press(button))
      })
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      // What has an address of its own is sent there without any script.
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
      if (isHeard(form) && (isThrough || !(submitter instanceof HTMLButtonElement))) return
      event.preventDefault()
      keep(form, submitter ?? form, () => {
        if (submitter) return press(submitter)
        form.requestSubmit()
        return true
      })
    },
    true,
  )
}
