/**
 * Keeps a key that an input method took for a word it composes from everything of the page: that
 * Enter ends the word and sends no form, that Escape gives the word up and closes no window. All
 * browsers number such a key 229; whether they also say that a word is composed differs, for Safari
 * ends the word before it tells of its key. What listens at the window hears it all the same.
 *
 * It is sent as text within each page and runs before anything else there, so all that it needs
 * stands inside it.
 */
export function keepComposedKeys(): void {
  const TAKEN = 229
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event
      const isTyped = target instanceof Element && target.matches('input, textarea')
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in every browser
      if (isTyped && event.keyCode === TAKEN) event.stopPropagation()
    },
    true,
  )
}
