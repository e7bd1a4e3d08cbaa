'use client'

import { NewWaybill, type NewWaybillProps } from '@/components/express/new-waybill'

/** The form, with what other features put into it. */
export function WaybillDesk(props: Omit<NewWaybillProps, 'lockerPicker'>) {
  return <NewWaybill {...props} lockerPicker={null} />
}
