'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import type { Coordinates } from '@/lib/domain/coordinates'
import { findLockers, type IndexedLocker, lockerElsewhere } from './find-lockers'

export type Origin =
  | { readonly kind: 'me' | 'pin'; readonly at: Coordinates }
  | { readonly kind: 'address'; readonly at: Coordinates; readonly label: string }

const NONE: readonly IndexedLocker[] = []

/** What is looked for, what was found, and which of it is looked at. */
export function useFinder(
  all: readonly IndexedLocker[] = NONE,
  begin: { selected: string | null },
) {
  const [text, setText] = useState('')
  const [district, setDistrict] = useState<string | null>(null)
  const [origin, setOrigin] = useState<Origin | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  // The field answers at once; thousands of rows may come a moment later.
  const wanted = useDeferredValue(text)
  const at = origin?.at ?? null
  const found = useMemo(
    () => findLockers(all, { text: wanted, district, origin: at }),
    [all, wanted, district, at],
  )
  const elsewhere = useMemo(
    () => lockerElsewhere(all, { text: wanted, district }),
    [all, wanted, district],
  )
  const key = picked ?? all.find(({ locker }) => locker.code === begin.selected)?.key ?? null
  const chosen = found.find((one) => one.key === key) ?? null
  const clear = () => {
    setText('')
    setDistrict(null)
  }
  return {
    text,
    setText,
    district,
    setDistrict,
    origin,
    setOrigin,
    found,
    /** The locker of the typed code, where it is not in the chosen district. */
    elsewhere,
    chosen,
    setPicked,
    clear,
    isFiltered: wanted.trim() !== '' || district !== null,
    /** Changes when the map should show another part. */
    fitKey: `${wanted} ${district ?? ''} ${origin ? `${origin.kind} ${origin.at.lat} ${origin.at.lng}` : ''}`,
  }
}

export type Finder = ReturnType<typeof useFinder>
