'use client'

import { onDemand, useOnDemand } from './on-demand/on-demand'
import type { ModalProps } from './on-demand/open-modal'

const code = onDemand(() => import('./on-demand/open-modal'))

/** Fetches the code of `Modal` before one is opened, where that is likely. */
export const fetchModal = (): void => code.load()

/** A window over the page; on a phone the whole screen. Escape and the cross close it. */
export function Modal(props: ModalProps) {
  const loaded = useOnDemand(code, props.open)
  return loaded && <loaded.OpenModal {...props} />
}
