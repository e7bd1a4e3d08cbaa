'use client'

export { SheetError as default } from '@/components/dispatch/sheets/sheet-error'
