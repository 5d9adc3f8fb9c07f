// What is struck in a salon of 1897, by how it rings: times its frequency, how much of it, and after how many seconds a third
// of that is left.

export type Body = readonly (readonly [ratio: number, share: number, fall: number])[];

// A piano with felt on its strings. Two strings for each note, almost alike, of which one sings longer.
export const felt: Body = [
  [1, 0.7, 0.26],
  [1.0012, 0.3, 0.42],
  [2.002, 0.34, 0.2],
  [3.006, 0.12, 0.12],
  [4.014, 0.05, 0.07],
];
export const celesta: Body = [
  [1, 0.8, 0.34],
  [1.0015, 0.2, 0.5],
  [2.003, 0.18, 0.2],
  [4.02, 0.18, 0.08],
  [6.3, 0.06, 0.02],
];
export const bell: Body = [
  [1, 0.8, 0.34],
  [1.003, 0.2, 0.4],
  [0.5, 0.22, 0.26],
  [2.76, 0.2, 0.11],
  [5.4, 0.05, 0.04],
];
export const silver: Body = [
  [1, 1, 0.045],
  [1.51, 0.8, 0.06],
  [2.27, 0.5, 0.035],
  [2.94, 0.25, 0.02],
];
export const wood: Body = [
  [1, 1, 0.022],
  [1.74, 0.7, 0.018],
  [2.66, 0.5, 0.013],
  [4.1, 0.25, 0.008],
];
export const stone: Body = [
  [1, 1, 0.028],
  [2.13, 0.7, 0.018],
  [3.41, 0.5, 0.012],
  [5.27, 0.3, 0.008],
];
export const iron: Body = [
  [1, 1, 0.05],
  [1.68, 0.7, 0.045],
  [2.77, 0.5, 0.03],
  [4.12, 0.25, 0.016],
];
