'use client'

import {
  type ComponentProps,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { type Drawable, useDrawnTick, useDrawnValue } from './drawn'

export type InputProps = ComponentProps<'input'> & Drawable

/** The browser's own input, which tells also what was done with it before the page's scripts ran. */
export function Input({ ref, drawn, ...rest }: InputProps) {
  const isBox = rest.type === 'checkbox' || rest.type === 'radio'
  const value = useDrawnValue(isBox ? undefined : drawn)
  const tick = useDrawnTick(isBox ? drawn : undefined, rest.disabled)
  return <input {...value} {...tick} {...rest} ref={useEarlyChange(ref)} />
}

/**
 * On a slow machine a person types and chooses before the page's scripts run, and nobody hears of
 * it: the page would show one thing and send another. This makes it heard (decision 0164). To be
 * given to the control as its ref; `drawn` is the value of a select.
 */
export function useEarlyChange<Node extends Control>(
  given: Ref<Node> | undefined,
  drawn?: Drawn,
): RefCallback<Node> {
  const isSeen = useRef(false)
  const early = useRef<(() => void) | null>(null)
  useEffect(() => {
    const tell = early.current
    early.current = null
    // Once the whole form is ready to hear it.
    if (tell) queueMicrotask(tell)
  }, [])
  return useCallback(
    (node: Node | null) => {
      // Before a form's library, told by its own ref, puts its values here.
      if (node && !isSeen.current) {
        isSeen.current = true
        early.current = earlyChange(node, drawn)
      }
      return attach(given, node)
    },
    [given, drawn],
  )
}

function attach<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
  return undefined
}

/** What a select can be drawn with. */
type Drawn = string | number | readonly string[] | undefined

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What a person typed, chose or ticked here before the page's scripts ran, as what does it once
 * more so that the page hears of it; null where the control is as it was drawn. To be asked before
 * anything is done with the control. `drawn` is the value that a select was drawn with, which the
 * browser tells only of selects that came from the server.
 */
function earlyChange(node: Control, drawn?: Drawn): (() => void) | null {
  if (node instanceof HTMLSelectElement) return earlyChoice(node, drawn)
  if (node instanceof HTMLInputElement) {
    // A file is no value that could be given back: who asks for one looks for it.
    if (node.type === 'file') return null
    if (node.type === 'checkbox' || node.type === 'radio') return earlyTick(node)
  }
  return earlyText(node)
}

function earlyChoice(node: HTMLSelectElement, drawn: Drawn): (() => void) | null {
  const options = [...node.options]
  const first = options.find((option) => option.defaultSelected) ?? options.find(isOpen)
  const { value } = node
  // Without choices there was nothing to choose.
  if (!first || value === first.value || value === String(drawn ?? '')) return null
  return () => {
    node.value = value
    node.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const isOpen = (option: HTMLOptionElement) => !option.disabled

function earlyText(node: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  const { value } = node
  if (value === node.defaultValue) return null
  return () => {
    // What is set through the node is known and no change; what the browser sets is one.
    node.value = ''
    setByBrowser(node, value)
    node.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function setByBrowser(node: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype: unknown = Object.getPrototypeOf(node)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, value)
}

function earlyTick(node: HTMLInputElement): (() => void) | null {
  const { checked } = node
  if (checked === node.defaultChecked) return null
  // Of radio buttons the one that is chosen speaks for all.
  if (node.type === 'radio' && !checked) return null
  return () => {
    node.checked = !checked
    node.click()
  }
}
