/** Values of the activation form; empty texts are left out of the call. */
export interface ActivateForm {
  customerId: string;
  address: string;
  zipCode: string;
  city: string;
  province: string;
  retailer: string;
  lat: number | null;
  lng: number | null;
}
