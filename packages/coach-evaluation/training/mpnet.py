"""all-mpnet-base-v2 with an adapter beside each of its matrices, as context.py trains it, and the file of such an adapter.

What the product runs is made of the same weights by tools/passage-model; passage-model.ts and passage-adapter.ts in
packages/rehearsal/src/similarity read both.
"""

import hashlib
import math

import numpy as np
import torch
import torch.nn.functional as F
from safetensors.numpy import save
from safetensors.torch import load_file
from torch import nn

DIMENSIONS = 768
HEADS = 12
LAYERS = 12
EPSILON = 1e-5
# How far apart tokens lie is told in so many steps on either side: one by one up to NEAR, then ever wider up to FAR.
STEPS, NEAR, FAR = 16, 8, 128
# Its own tokens; those of the tokenizer, the usual uncased one of BERT, stand behind four of them. Its first position.
BEGIN, PADDING, END, SHIFT, HIDDEN = 0, 1, 2, 4, 30526
FIRST = 2
# By the names of the adapter's file: where the file of weights has each matrix.
MATRICES = {
    "query": "attention.attn.q",
    "key": "attention.attn.k",
    "value": "attention.attn.v",
    "output": "attention.attn.o",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
}
# What a byte can hold of a weight, on either side of nothing.
MOST = 127


class Mpnet(nn.Module):
    """The model's own weights stay as they are, in bfloat16; what is trained is the adapter."""

    def __init__(self, path, rank, seed):
        super().__init__()
        weights = load_file(path)
        torch.manual_seed(seed)
        self.rank = rank
        self.fixed = nn.ParameterDict()
        self.left, self.right = nn.ParameterDict(), nn.ParameterDict()

        def keep(name, of):
            self.fixed[name] = nn.Parameter(weights[of].bfloat16(), requires_grad=False)

        keep("words", "embeddings.word_embeddings.weight")
        keep("places", "embeddings.position_embeddings.weight")
        keep("embedded_scale", "embeddings.LayerNorm.weight")
        keep("embedded_shift", "embeddings.LayerNorm.bias")
        keep("far", "encoder.relative_attention_bias.weight")
        for layer in range(LAYERS):
            of = f"encoder.layer.{layer}."
            for name, at in MATRICES.items():
                outputs, inputs = weights[f"{of}{at}.weight"].shape
                keep(f"{layer}_{name}", f"{of}{at}.weight")
                keep(f"{layer}_{name}_biases", f"{of}{at}.bias")
                self.left[f"{layer}_{name}"] = nn.Parameter(torch.randn(rank, inputs) / math.sqrt(inputs))
                self.right[f"{layer}_{name}"] = nn.Parameter(torch.zeros(outputs, rank))
            for name, at in (("first", "attention.LayerNorm"), ("states", "output.LayerNorm")):
                keep(f"{layer}_{name}_scale", f"{of}{at}.weight")
                keep(f"{layer}_{name}_shift", f"{of}{at}.bias")

    def linear(self, layer, name, values):
        key = f"{layer}_{name}"
        thin = F.linear(values, self.left[key].bfloat16())
        return F.linear(values, self.fixed[key], self.fixed[f"{key}_biases"]) + F.linear(
            thin, self.right[key].bfloat16()
        )

    def norm(self, name, values):
        return F.layer_norm(
            values, (DIMENSIONS,), self.fixed[f"{name}_scale"], self.fixed[f"{name}_shift"], EPSILON
        )

    def distances(self, tokens):
        """What the model adds to the attention by how far apart two tokens lie: [1, heads, tokens, tokens]."""
        places = torch.arange(tokens)
        ahead = places[None, :] - places[:, None]
        far = ahead.abs()
        step = (torch.log(far.float().clamp(min=1) / NEAR) / math.log(FAR / NEAR) * (STEPS - NEAR)).long()
        step = torch.where(far < NEAR, far, (NEAR + step).clamp(max=STEPS - 1))
        return F.embedding((ahead > 0).long() * STEPS + step, self.fixed["far"]).permute(2, 0, 1)[None]

    def forward(self, ids):
        """The vectors of all tokens. ids: [texts, tokens], PADDING where there is none."""
        texts, tokens = ids.shape
        places = torch.arange(tokens) + FIRST
        values = F.embedding(ids, self.fixed["words"]) + F.embedding(places, self.fixed["places"])
        values = self.norm("embedded", values)
        bias = self.distances(tokens).expand(texts, -1, -1, -1)
        bias = bias.masked_fill((ids == PADDING)[:, None, None, :], -1e4)

        def apart(numbers):
            return numbers.view(texts, tokens, HEADS, DIMENSIONS // HEADS).transpose(1, 2)

        for layer in range(LAYERS):
            query, key, value = (apart(self.linear(layer, name, values)) for name in ("query", "key", "value"))
            seen = F.scaled_dot_product_attention(query, key, value, attn_mask=bias)
            seen = seen.transpose(1, 2).reshape(texts, tokens, DIMENSIONS)
            first = self.norm(f"{layer}_first", values + self.linear(layer, "output", seen))
            wide = F.gelu(self.linear(layer, "wide", first))
            values = self.norm(f"{layer}_states", first + self.linear(layer, "narrow", wide))
        return values


def quantized(values, axis):
    """Bytes, and what a step of each column (axis 0) or row (axis 1) is worth."""
    scales = np.abs(values).max(axis=axis, keepdims=True) / MOST
    scales[scales == 0] = 1
    return np.round(values / scales).astype(np.int8), scales.reshape(-1).astype(np.float32)


def packed(model, heads, metadata):
    """The adapter's file.

    heads: by name the weights [inputs, labels] and the biases of what is told by the vectors.
    metadata: `base`, the SHA-256 of the file of ONNX that it belongs to, and the words of each rewording.
    """
    tensors = {}
    for key in model.left:
        layer, name = key.split("_")
        for side, values, axis in (
            ("left", model.left[key].detach().numpy().T, 0),
            ("right", model.right[key].detach().numpy().T, 1),
        ):
            at = f"layer.{layer}.{name}.{side}"
            tensors[at], tensors[f"{at}.scales"] = quantized(np.ascontiguousarray(values), axis)
    for name, (weights, biases) in heads.items():
        tensors[f"head.{name}.weights"] = np.ascontiguousarray(weights, dtype=np.float32)
        tensors[f"head.{name}.biases"] = np.ascontiguousarray(biases, dtype=np.float32)
    return save(tensors, metadata=metadata)


def sha256_of(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
