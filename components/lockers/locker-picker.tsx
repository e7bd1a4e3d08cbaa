'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { FoundLocker } from './find-lockers'
import { LockerFinder } from './locker-finder'
import { useLockerWords } from './use-locker-words'
import { useLockersAhead } from './use-lockers-ahead'

export type PickedLocker = {
  code: string
  brand: string
  name: string | null
  address: string | null
  district: string | null
  openingHours: string | null
  location: Coordinates | null
}

export type LockerPickerProps = {
  /** Closed it is there already, and fetches what it will show. */
  open: boolean
  /** Code of the locker that the form has now. */
  selected: string | null
  onPick: (locker: PickedLocker) => void
  onClose: () => void
}

/** A window to choose a locker in, as large as the screen allows. */
export function LockerPicker({ open, selected, onPick, onClose }: LockerPickerProps) {
  const t = useTranslations('lockers')
  const words = useLockerWords()
  useLockersAhead()
  const take = ({ locker }: FoundLocker) => {
    const { code, brand, openingHours, location } = locker
    onPick({
      ...{ code, brand, openingHours, location },
      name: words.name(locker),
      address: words.address(locker),
      district: words.district(locker),
    })
    onClose()
  }
  return (
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
  )
}
