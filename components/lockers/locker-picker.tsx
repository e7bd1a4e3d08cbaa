'use client'

import { usePrefetchQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { fetchModal, Modal } from '@/components/ui/dialog'
import type { LockerMatch } from './find-lockers'
import { LockerFinder } from './locker-finder'
import { LockerOfCode } from './locker-of-code'
import { lockerListQuery, refreshStateQuery } from './lockers-query'
import { fetchLockerMap } from './map/lazy-locker-map'

type LockerPickerProps = {
  /** Closed it is there already, and fetches what it will show. */
  open: boolean
  /** Code of the locker that the form has now. */
  selected: string | null
  /** The code is still being typed: it is not yet looked up. */
  isTyping: boolean
  /** With the code of the locker. */
  onPick: (code: string) => void
  onClose: () => void
}

/** Which locker was chosen, and a window to choose one in, as large as the screen allows. */
export function LockerPicker({ open, selected, isTyping, onPick, onClose }: LockerPickerProps) {
  const t = useTranslations('lockers')
  usePrefetchLockers()
  const take = ({ locker }: LockerMatch) => {
    onPick(locker.code)
    onClose()
  }
  return (
    <>
      <LockerOfCode code={isTyping ? null : selected} />
      <Modal full open={open} onOpenChange={(stays) => !stays && onClose()} title={t('pick')}>
        <LockerFinder
          selected={selected}
          className="h-full pb-2"
          onTake={take}
          action={(found) => (
            <Button variant="primary" size="counter" onClick={() => take(found)}>
              {t('take')}
            </Button>
          )}
        />
      </Modal>
    </>
  )
}

/** Fetches lockers, map and window before anybody asks for them, so that they are there at once then. */
function usePrefetchLockers(): void {
  usePrefetchQuery(lockerListQuery())
  usePrefetchQuery(refreshStateQuery())
  useEffect(() => {
    fetchLockerMap()
    fetchModal()
  }, [])
}
