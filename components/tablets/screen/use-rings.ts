import { useEffect, useEffectEvent } from 'react'
import { SOUNDS } from '@/components/food/alerts/sounds'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import type { LiveEvent } from '@/lib/live/model/live-event'
import { tabletReads } from '@/lib/tablets/keys'

/** Sounds while nobody is at the tablet. `onRing`: it did; `onOver`: it is no tablet any more. */
export function useRings(handlers: { onRing: () => void; onOver: () => void }): void {
  const ring = useEffectEvent((message: MessageEvent<string>) => {
    const event = JSON.parse(message.data) as LiveEvent
    if (event.type !== 'ring') return
    soundPlayer.ring([SOUNDS[event.sound]])
    handlers.onRing()
  })
  const over = useEffectEvent(handlers.onOver)
  useEffect(() => {
    let source: EventSource | null = null
    let retry: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(tabletReads.rings())
      source.addEventListener('ring', ring)
      source.onerror = () => {
        // It comes back by itself, unless the server answered with something else.
        if (source?.readyState !== EventSource.CLOSED) return
        void isTablet().then((is) => {
          if (is) retry = setTimeout(open, RETRY_MS)
          else over()
        })
      }
    }
    open()
    return () => {
      clearTimeout(retry)
      source?.close()
    }
  }, [])
}

const RETRY_MS = 3_000

/** False only where the server says so. */
async function isTablet(): Promise<boolean> {
  const answer = await fetch(tabletReads.screen(), { cache: 'no-store' }).catch(() => null)
  return answer?.status !== 404
}
