/**
 * React keeps what comes after a page's frame back until 300 ms after the frame was painted, so that
 * many parts do not come one by one. A page of ours is one part, and mostly there with its frame: it
 * would only be seen later. React waits from the time in `$RT`; without a time it does not wait
 * (decision 0347).
 */
const NEVER_LATER = "Object.defineProperty(window,'$RT',{get(){},set(){}})"

type RevealAtOnceProps = {
  /** `Content-Security-Policy` of the request, from which Next takes its scripts' nonce, too. */
  policy: string | null
}

/** Stands before anything of the page. */
export function RevealAtOnce({ policy }: RevealAtOnceProps) {
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  return (
    <script
      nonce={nonce}
      // Browsers tell nobody the nonce of a script that ran.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: NEVER_LATER }}
    />
  )
}
