'use client'

import { onDemand, useOnDemand } from './on-demand/on-demand'
import type { ConfirmProps } from './on-demand/open-confirm'

const code = onDemand(() => import('./on-demand/open-confirm'))

/** One question before something that cannot be undone. The safe answer has the focus. */
export function Confirm(props: ConfirmProps) {
  const loaded = useOnDemand(code, props.open)
  return loaded && <loaded.OpenConfirm {...props} />
}
