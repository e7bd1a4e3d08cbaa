'use client'

export { ReportError as default } from '@/components/reports/report-error'
