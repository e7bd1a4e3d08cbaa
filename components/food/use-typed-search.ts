'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** An address is not written with every letter: browsers allow it a hundred times in half a minute. */
const SETTLES_MS = 400

/** What is typed in the search, at first what the address says; `write` follows when it settles. */
export function useTypedSearch(
  inAddress: string,
  write: (typed: string) => void,
): [typed: string, type: (typed: string) => void] {
  const [typed, type] = useState(inAddress)
  const settle = useEffectEvent(() => {
    if (typed.trim() !== inAddress) write(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, type]
}
