'use client'

import { keepComposedKeys } from './composed-keys'
import { keepEarlyPresses } from './early-presses'
import { paintFirst } from './paint-first'

/**
 * React keeps what comes after a page's frame back until 300 ms after the frame was painted, so that
 * many parts do not come one by one. A page of ours is one part, and mostly there with its frame: it
 * would only be seen later. React waits from the time in `$RT`; without a time it does not wait
 * (decision 0347).
 */
const NEVER_LATER = "Object.defineProperty(window,'$RT',{get(){},set(){}})"

type FirstScriptProps = {
  /** `Content-Security-Policy` of the request, from which Next takes its scripts' nonce, too. */
  policy: string | null
}

/**
 * Stands before anything of the page. As a part of the browser's it is not sent a second time with
 * what React is told of the page; and the browser has it from the server alone, so its code has not.
 */
export function FirstScript({ policy }: FirstScriptProps) {
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  // Written out: what each needs is all in it.
  const script =
    typeof window === 'undefined'
      ? [paintFirst, keepEarlyPresses, keepComposedKeys].reduce(
          (before, each) => `${before};(${String(each)})()`,
          NEVER_LATER,
        )
      : ''
  return (
    <script
      nonce={nonce}
      // Browsers tell nobody the nonce of a script that ran.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
