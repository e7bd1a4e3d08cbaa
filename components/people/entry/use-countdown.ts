import { useState } from 'react'
import { useNow } from '@/components/ui/clock/use-now'

/** Seconds left of a wait, counting down to 0. `start` begins a wait of so many seconds. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState<number | null>(null)
  const now = useNow(1000)
  return {
    left: end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)),
    start: (seconds) => setEnd(Date.now() + seconds * 1000),
  }
}
