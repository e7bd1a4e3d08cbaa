import { useEffect, useState } from 'react'

/** Seconds left of a wait, counting down to 0. `start` begins a wait of so many seconds. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState<number | null>(null)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === null) return
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const counting = setInterval(count, 1000)
    return () => clearInterval(counting)
  }, [end])
  return {
    left,
    start: (seconds) => {
      setEnd(Date.now() + seconds * 1000)
      setLeft(seconds)
    },
  }
}
