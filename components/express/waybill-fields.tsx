'use client'

import type { ExpressProduct } from '@/lib/domain/express-products'
import type { WaybillStore } from '@/lib/express/schema'
import { ExtrasSection } from './extras-section'
import { ItemsSection } from './items-section'
import type { LockerPicker } from './locker-field'
import { NotesSection } from './notes-section'
import { ParcelSection } from './parcel-section'
import { ProductProvider } from './product-context'
import { RecipientSection } from './recipient-section'
import { SenderSection } from './sender-section'
import { TimesSection } from './times-section'

type WaybillFieldsProps = {
  product: ExpressProduct
  store: WaybillStore | undefined
  lockerPicker: LockerPicker | null
}

/** Everything that a product takes, and nothing else: each field asks the matrix (decision 0102). */
export function WaybillFields({ product, store, lockerPicker }: WaybillFieldsProps) {
  return (
    <ProductProvider value={product}>
      <SenderSection store={store} />
      <RecipientSection store={store} lockerPicker={lockerPicker} />
      <ParcelSection />
      <ItemsSection />
      <TimesSection />
      <ExtrasSection />
      <NotesSection />
    </ProductProvider>
  )
}
