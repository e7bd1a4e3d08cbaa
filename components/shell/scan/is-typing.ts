const NOT_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]
const TEXT_FIELDS = [
  `input:not(${NOT_TEXT.map((type) => `[type="${type}"]`).join(',')})`,
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ')

/**
 * Whether keys that go there are text: what somebody types is theirs, however fast it comes. A list
 * of choices holds no text.
 */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null
}
