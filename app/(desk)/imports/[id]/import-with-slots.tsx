'use client'

import { SlotPicker } from '@/components/express/slots/slot-picker'
import { ImportPage } from '@/components/imports/import-page'
import type { SlotChooser } from '@/components/imports/slots/slot-chooser'
import { needOf } from '@/lib/domain/express-products'
import type { ImportView } from '@/lib/imports/schema'
import { WithOrderHrefs } from '../../with-order-hrefs'

/** Slots are chosen for many rows as they are for one waybill. */
const Slots: SlotChooser = (props) => (
  <SlotPicker
    {...props}
    pickupNeed={needOf(props.product, 'pickup.date')}
    deliveryNeed={needOf(props.product, 'delivery.date')}
  />
)

export function ImportWithSlots({ first }: { first: ImportView }) {
  return (
    <WithOrderHrefs>
      <ImportPage first={first} SlotChooser={Slots} />
    </WithOrderHrefs>
  )
}
