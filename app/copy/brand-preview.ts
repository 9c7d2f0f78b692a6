/** Texts of the picture that shows a product before and after it has the shopper's brand. */
export const brandPreview = {
  title: 'Antes y después de tu marca',
  text: 'Escribe tu nombre y míralo en todas las portadas.',
  tryIt: 'Pruébalo con un libro de muestra',
  slider: 'Antes y después de tu marca',
  sliderValue: (percent: number) => `${percent}% con tu marca`,
  before: 'Antes',
  after: 'Después',
  editedBy: 'Edición de',
  example: 'Tu nombre',
  name: 'Tu nombre o marca',
  nameHint: (most: number) => `(hasta ${most} letras)`,
  color: 'Color',
  colors: [
    {name: 'Selva', value: '#14655a'},
    {name: 'Coral', value: '#bf3a14'},
    {name: 'Índigo', value: '#33418f'},
    {name: 'Ciruela', value: '#7b2d5b'},
    {name: 'Grafito', value: '#2b2f33'},
  ],
} as const;
