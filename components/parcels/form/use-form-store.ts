'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { ParcelStoreChoice } from '@/lib/parcels/schema'
import { atStore } from './choose-store'
import type { ParcelFormApi } from './use-parcel-form'

type Options = {
  stores: readonly ParcelStoreChoice[]
  /** The store that the page is at; the form goes along when it becomes another one. */
  storeId: number | undefined
}

/** Changes the form's store, and who hands over there unless somebody has typed another. */
export function useStoreChange(form: ParcelFormApi, { stores, storeId }: Options) {
  const change = useCallback(
    (to: number | undefined) => {
      const draft = form.getValues()
      if (draft.storeId === to) return
      form.setValue('pickup.contacts', atStore(draft, { stores, storeId: to }).pickup.contacts)
      const shouldValidate = form.formState.isSubmitted
      form.setValue('storeId', to, { shouldValidate, shouldDirty: true })
    },
    [form, stores],
  )

  const followed = useRef(storeId)
  useEffect(() => {
    if (followed.current === storeId) return
    followed.current = storeId
    if (storeId !== undefined) change(storeId)
  }, [storeId, change])

  return change
}
