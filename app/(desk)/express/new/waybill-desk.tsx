'use client'

import dynamic from 'next/dynamic'
import { NewWaybill, type NewWaybillProps } from '@/components/express/new-waybill'

/** Fetched with the first field for a locker: the form's first load is without list and map. */
const LockerPicker = dynamic(
  () => import('@/components/lockers/locker-picker').then((module) => module.LockerPicker),
  { ssr: false },
)

/** The form, with what other features put into it. */
export function WaybillDesk(props: Omit<NewWaybillProps, 'lockerPicker'>) {
  return <NewWaybill {...props} lockerPicker={(picker) => <LockerPicker {...picker} />} />
}
