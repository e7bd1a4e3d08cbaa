'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { WaybillStore } from '@/lib/express/schema'
import { rememberedSender } from './first-waybill'
import type { WaybillFormApi } from './use-waybill-form'

type Options = {
  stores: readonly WaybillStore[]
  /** The store that the page is at; the form goes along when it becomes another one. */
  storeId: number | undefined
  /** Whether it goes before the store of a kept draft, from the beginning. */
  leads: boolean
}

/** Changes the form's store, and its sender with it unless somebody has typed another. */
export function useFormStore(form: WaybillFormApi, { stores, storeId, leads }: Options) {
  const change = useCallback(
    (to: number | undefined) => {
      const { storeId: from, sender } = form.getValues()
      if (from === to) return
      form.setValue('storeId', to, { shouldValidate: form.formState.isSubmitted })
      const isUntouched = JSON.stringify(sender) === JSON.stringify(rememberedSender(stores, from))
      if (isUntouched) form.setValue('sender', rememberedSender(stores, to))
    },
    [form, stores],
  )

  const followed = useRef(leads ? undefined : storeId)
  useEffect(() => {
    if (followed.current === storeId) return
    followed.current = storeId
    if (storeId !== undefined) change(storeId)
  }, [storeId, change])

  return change
}
